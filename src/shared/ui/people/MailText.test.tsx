import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MailText } from './MailText';

test('an address may break before its @ and its dots, and reads as it is (R-1.15)', () => {
  const { container } = render(<MailText of="jana.albrecht@nordfeld.example" />);
  expect(container).toHaveTextContent('jana.albrecht@nordfeld.example');
  expect(container.innerHTML).toBe('<span>jana<wbr>.albrecht<wbr>@nordfeld<wbr>.example</span>');
});
