import { generatePath, matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { boardPath, customerPath, employeePath, paths, projectPath } from './paths';

test('links lead to their routes (R-1.2)', () => {
  expect(customerPath(12)).toBe('/customer/12');
  expect(projectPath('P-7')).toBe('/project/P-7');
  expect(employeePath('0d9c')).toBe('/employee/0d9c');
  expect(boardPath(3)).toBe('/planner/kanban/3');
  expect(boardPath(3, 'a&b')).toBe('/planner/kanban/3?task=a%26b');
});

test.each(['../customers', 'a/b', 'ü?#%', '$&', '$1'])(
  'an id such as %o stays one part of the address',
  (id) => {
    expect(customerPath(id)).toBe(generatePath(paths.customer, { urlPath: id }));
    expect(matchRoutes([{ path: paths.customer }], customerPath(id))?.[0]?.params['urlPath']).toBe(id);
  },
);
