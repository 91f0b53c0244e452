import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

/**
 * Shortcuts make queries faster here (`quickStyles.ts`); these tests check that the results are
 * still right.
 */
const show = (html: string) => {
  document.body.innerHTML = html;
};

describe('a query by role', () => {
  it.each([
    ['of an element that is shown', '<button>Save</button>', 1],
    ['that is hidden', '<button hidden>Save</button>', 0],
    ['inside one that is hidden', '<div hidden><p><button>Save</button></p></div>', 0],
    ['in a closed dialog', '<dialog><button>Save</button></dialog>', 0],
    ['in an open dialog', '<dialog open><button>Save</button></dialog>', 1],
    ['not displayed by an attribute', '<button style="display: none">Save</button>', 0],
    ['inside one not displayed by an attribute', '<p style="display: none"><button>Save</button></p>', 0],
    [
      'made invisible by an attribute further out',
      '<div style="visibility: hidden"><p><button>Save</button></p></div>',
      0,
    ],
    [
      'hidden by a sheet of the page',
      '<style>.off { display: none; }</style><button class="off">Save</button>',
      0,
    ],
    [
      'inside one hidden by a sheet of the page',
      '<style>.off { display: none; }</style><p class="off"><button>Save</button></p>',
      0,
    ],
    [
      'made invisible by a sheet further out',
      '<style>.off { visibility: hidden; }</style><div class="off"><p><button>Save</button></p></div>',
      0,
    ],
    [
      'beside one that a sheet hides',
      '<style>.off { display: none; }</style><button class="off">Save</button><button>Save</button>',
      1,
    ],
    [
      'made invisible by a sheet for screens',
      '<style>@media screen { button { visibility: hidden; } }</style><button>Save</button>',
      0,
    ],
  ])('finds what a user would find: a button %s', (_which, html, count) => {
    show(html);
    expect(screen.queryAllByRole('button', { name: 'Save' })).toHaveLength(count);
  });

  it('notices a change of an element that it has found before', () => {
    show('<div><button>Save</button></div>');
    expect(screen.getByRole('button')).toBeVisible();
    document.querySelector('div')?.setAttribute('hidden', '');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('notices a rule that comes into a sheet, and one that goes', () => {
    show('<style>p { color: red; }</style><button>Save</button>');
    expect(screen.getByRole('button')).toBeVisible();
    const sheet = document.styleSheets[0];
    sheet?.insertRule('button { display: none; }');
    expect(screen.queryByRole('button')).toBeNull();
    sheet?.deleteRule(0);
    expect(screen.getByRole('button')).toBeVisible();
  });
});

describe('an element that is missing', () => {
  it('is named by the error without the markup of the page, at once and after a wait', async () => {
    show('<p>Something else</p>');
    const message = /^Unable to find an element with the text: Save(?![^]*Something else)/u;
    expect(() => screen.getByText('Save')).toThrow(message);
    await expect(screen.findByText('Save', {}, { timeout: 120 })).rejects.toThrow(message);
  });
});
