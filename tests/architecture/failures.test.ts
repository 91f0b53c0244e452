import { describe, expect, it } from 'vitest';
import { describeFailures } from '../run/failures';

const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');

describe('the list of failures at the end of a run', () => {
  it('names the test of Vitest and its error, short, with the place', () => {
    const message = `\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n${long}\n    at src/domain/money.test.ts:7:3`;
    const [text = '', ...others] = describeFailures({
      testResults: [
        {
          name: 'src/domain/money.test.ts',
          message: '',
          assertionResults: [
            { title: 'adds', fullName: 'money adds', status: 'failed', failureMessages: [message] },
            { title: 'is text', fullName: 'money is text', status: 'passed', failureMessages: [] },
          ],
        },
      ],
    });
    expect(others).toEqual([]);
    expect(text).toContain('✗ src/domain/money.test.ts › money adds\n    AssertionError: expected 1 to be 2');
    expect(text).toContain('money.test.ts:7:3');
    expect(text.split('\n').length).toBeLessThan(20);
  });

  it('names a file that could not be loaded', () => {
    const testResults = [{ name: 'src/a.test.ts', message: 'Cannot find module', assertionResults: [] }];
    expect(describeFailures({ testResults })).toEqual(['✗ src/a.test.ts\n    Cannot find module']);
  });

  it('names the test of Playwright with its device, in folders too, and what failed outside of any test', () => {
    const failed = (projectName: string, message: string) => ({
      projectName,
      results: [{ status: 'failed', errors: [{ message }] }],
    });
    const report = {
      errors: [{ message: 'no browser' }],
      suites: [
        {
          file: 'search.spec.ts',
          specs: [
            {
              title: 'passes',
              tests: [{ projectName: 'desktop', results: [{ status: 'passed', errors: [] }] }],
            },
          ],
          suites: [
            {
              file: 'search.spec.ts',
              specs: [{ title: 'finds', tests: [failed('phone', 'Timed out')] }],
            },
          ],
        },
      ],
    };
    expect(describeFailures(report)).toEqual([
      '✗ [phone] search.spec.ts › finds\n    Timed out',
      '✗ outside of any test\n    no browser',
    ]);
  });

  it('is empty for a run in which all tests passed', () => {
    expect(describeFailures({ testResults: [] })).toEqual([]);
    expect(describeFailures({ suites: [] })).toEqual([]);
  });
});
