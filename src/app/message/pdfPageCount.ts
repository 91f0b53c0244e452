/** A PDF's bytes as text, one character a byte: its structure is ASCII, whatever lies within its streams. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  const [packed] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return latin1(new Uint8Array(packed));
}

/** Objects by number; an object that stands in the file twice was changed, and its last text counts. */
type Objects = Map<string, string>;

/** Objects that stand in the file as they are; of those with a stream, only what stands before it. */
function addPlainObjects(text: string, objects: Objects): void {
  for (const [, number, body] of text.matchAll(/(\d+)\s+\d+\s+obj\b([\s\S]*?)(?:endobj|stream\r?\n)/gu)) {
    if (number !== undefined && body !== undefined) objects.set(number, body);
  }
}

/** Newer files pack objects into compressed streams: pairs of number and place, then the objects. */
async function addPackedObjects(bytes: Uint8Array, text: string, objects: Objects): Promise<void> {
  for (const match of text.matchAll(/<<((?:(?!endobj)[\s\S])*?\/ObjStm\b[\s\S]*?)>>\s*stream\r?\n/gu)) {
    const [whole, head = ''] = match;
    const number = (name: string) => Number(new RegExp(`/${name}\\s+(\\d+)`, 'u').exec(head)?.[1]);
    const [length, count, first] = [number('Length'), number('N'), number('First')];
    if (!length || !count || !first) continue;
    const start = match.index + whole.length;
    const packed = await inflated(new Uint8Array(bytes.slice(start, start + length))).catch(() => '');
    const places = packed.slice(0, first).trim().split(/\s+/u).map(Number);
    for (let index = 0; index < count; index += 1) {
      const [name, place] = [places[index * 2], places[index * 2 + 1]];
      if (name === undefined || place === undefined) break;
      const next = places[index * 2 + 3];
      objects.set(String(name), packed.slice(first + place, next === undefined ? undefined : first + next));
    }
  }
}

/**
 * How many pages a PDF has, read from its bytes: the catalogue names the root of the pages, and the root has a count.
 *
 * @returns the number, `undefined` where it cannot be read (a broken or an encrypted file)
 */
export async function pdfPageCount(bytes: Uint8Array): Promise<number | undefined> {
  const text = latin1(bytes);
  const objects: Objects = new Map();
  addPlainObjects(text, objects);
  await addPackedObjects(bytes, text, objects);
  const catalogue = [...objects.values()].findLast((object) => /\/Type\s*\/Catalog\b/u.test(object));
  const root = /\/Pages\s+(\d+)\s+\d+\s+R/u.exec(catalogue ?? '')?.[1];
  const count = /\/Count\s+(\d+)/u.exec(objects.get(root ?? '') ?? '')?.[1];
  return count === undefined || count === '0' ? undefined : Number(count);
}
