// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { purge } from './dropUnusedCss';

async function kept(css: string, markup: string, styles = '') {
  return (await purge(css, { markup: [markup], styles: [styles] })).replaceAll(/\s+/gu, ' ').trim();
}

describe('dropping unused CSS', () => {
  it('keeps the classes that a source names and drops the others', async () => {
    expect(await kept('.card{color:red}.carousel{color:red}', '<p className="card" />')).toBe(
      '.card{color:red}',
    );
  });

  it('keeps what react-bootstrap adds at run time, for the components in use only', async () => {
    const css = '.modal-backdrop.fade{opacity:0}.modal-dialog-scrollable{height:1px}.offcanvas-start{top:0}';
    const page = `import Modal from 'react-bootstrap/Modal'; <Modal scrollable />`;
    expect(await kept(css, page)).toBe('.modal-backdrop.fade{opacity:0}.modal-dialog-scrollable{height:1px}');
  });

  it('keeps the variants that are asked for by property', async () => {
    const css = '.btn-outline-danger{color:red}.btn-outline-info{color:blue}';
    expect(await kept(css, '<Button variant="outline-danger" />')).toBe('.btn-outline-danger{color:red}');
  });

  it('keeps both themes', async () => {
    const css = '[data-bs-theme=dark]{color:#fff}:root{color:#000}';
    expect(await kept(css, '')).toContain('[data-bs-theme=dark]{color:#fff}');
  });

  it('keeps custom properties that this sheet, a script or another sheet reads', async () => {
    const css = ':root{--a:1px;--b:2px;--c:3px;--d:4px}p{margin:var(--a)}';
    expect(await kept(css, `<p style="top: var(--b)">`, '.x { top: var(--c) }')).toBe(
      ':root{--a:1px;--b:2px;--c:3px}p{margin:var(--a)}',
    );
  });

  it('keeps animations in use and drops the others', async () => {
    const css = '@keyframes in{from{top:0}}@keyframes out{from{top:1px}}p{animation:in 1s}';
    expect(await kept(css, '<p>')).toBe('@keyframes in{from{top:0}}p{animation:in 1s}');
  });
});
