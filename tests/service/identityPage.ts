/** A person as an identity provider knows them. */
export type Person = { oAuthId: string; mail: string; givenname: string; surname: string };

type PageOptions = {
  provider: 'microsoft' | 'google';
  state: string;
  /** The only origin that receives the answer. */
  origin: string;
  people: readonly Person[];
  accessToken: string;
  expiresOn: string;
};

const names = { microsoft: 'Microsoft', google: 'Google' } as const;

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Data for the page's script; `<` is escaped, because it could end the script element. */
function scriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** A page to choose the person to sign in as; it posts the choice to the window that opened it. */
export function identityPage({
  provider,
  state,
  origin,
  people,
  accessToken,
  expiresOn,
}: PageOptions): string {
  const choices = people
    .map(
      ({ givenname, surname, mail }, index) =>
        `<li><button type="button" data-person="${index}"><b>${escaped(`${givenname} ${surname}`)}</b><span>${escaped(mail)}</span></button></li>`,
    )
    .join('');
  const token = provider === 'microsoft' ? { accessToken, expiresOn } : {};
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${names[provider]} (Demonstration)</title>
<style>
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 420px; padding: 24px; }
h1 { font-size: 20px; margin: 0 0 4px; }
p { margin: 0 0 16px; }
ul { list-style: none; margin: 0 0 16px; padding: 0; }
button { font: inherit; min-height: 44px; border: 1px solid #808c8e; border-radius: 6px; background: none; color: inherit; cursor: pointer; }
li button { display: grid; width: 100%; margin-bottom: 6px; padding: 6px 12px; text-align: left; }
.end { padding: 0 16px; margin-right: 8px; }
</style>
</head>
<body>
<main>
<h1>${names[provider]}: Demonstration</h1>
<p>Als wen anmelden? <span lang="en">Sign in as whom?</span></p>
<ul>${choices}</ul>
<button type="button" class="end" data-end="refused">Ablehnen · <span lang="en">Refuse</span></button>
<button type="button" class="end" data-end="cancelled">Abbrechen · <span lang="en">Cancel</span></button>
</main>
<script>
const people = ${scriptData(people)};
const token = ${scriptData(token)};
const state = ${scriptData(state)};
const origin = ${scriptData(origin)};
function answer(content) {
  if (window.opener) window.opener.postMessage({ type: 'tagwerk.identity', state, ...content }, origin);
  else window.close();
}
document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  if (button.dataset.end) answer({ error: button.dataset.end });
  else answer({ account: people[Number(button.dataset.person)], ...token });
});
</script>
</body>
</html>`;
}
