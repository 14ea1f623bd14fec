import { API_BASE, API_SCOPE_TEXTS, API_SCOPES, WEBHOOK_HEADERS } from '@kenna/contract';
import { escapeMarkup } from '../../shared/text/escape-markup.ts';

const example = (title: string, text: string): string => `<h4>${title}</h4><pre>${escapeMarkup(text.trim())}</pre>`;

const createWithCurl = (base: string) => `
curl -X POST ${base}/render \\
  -H "Authorization: Bearer $API_KEY" -H "Content-Type: application/json" \\
  -d '{"page": "GenerateImage", "prompt": "emerald silk evening dress", "image_count": 2}'`;

const createWithScript = (base: string) => `
const api = (path, body) =>
  fetch('${base}' + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer ' + process.env.API_KEY, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  }).then((response) => response.json());

const { data } = await api('/render', { page: 'GenerateImage', prompt: 'emerald silk evening dress', image_count: 2 });
for (;;) {
  const render = (await api('/render/' + data.render_id)).data;
  if (!['queued', 'processing'].includes(render.status)) {
    console.log(render.status, render.images.map((image) => image.image_url));
    break;
  }
  await new Promise((wait) => setTimeout(wait, 2000));
}`;

const runFromShell = (base: string) => `
# products.csv: sku,name,colour in the first line, and a line for each of twenty products
api() { curl -sS "${base}/$1" -H "Authorization: Bearer $API_KEY" -H "Content-Type: application/json" "\${@:2}"; }

api run/sheet -d "$(jq -Rs '{text: .}' products.csv)" > sheet.json
jq '.data.refused' sheet.json
jq '.data | {name: "Autumn", columns, rows, shots: [
  {name: "Front", prompt: "{colour} {name}"},
  {name: "Back", prompt: "{colour} {name}", take: {view: "back"}}]}' sheet.json > run.json
run=$(api run -d @run.json | jq .data.run.id)
api run/$run | jq .data.run.price
api run/$run/start -d '{}' > started.json
until api run/$run | jq -e '.data.run.status != "running"' > ended.json; do sleep 5; done
api run/$run/rows | jq -r '.data.rows[] | .sku as $sku | .cells[] | [$sku, .state, .image.image_url] | @tsv'`;

const packshotsFromShell = (base: string) => `
# Each photograph is named after the SKU of its product: photographs/DR-101.jpg
api() { curl -sS "${base}/$1" -H "Authorization: Bearer $API_KEY" "\${@:2}"; }

for file in photographs/*.jpg; do
  url=$(api render/upload-image -F "image=@$file" | jq -r .data)
  id=$(api render/image -G --data-urlencode "image_url=$url" | jq .data.image.id)
  jq -n --arg sku "$(basename "$file" .jpg)" --argjson id "$id" '{sku: $sku, photographs: [$id]}'
done | jq -s '{name: "Packshots", rows: ., shots: [{name: "Packshot", photograph: 1, steps: [
  {page: "RemoveBackground"},
  {page: "Backdrop", background_type: "#ffffff", image_width: 1600, image_height: 1600}]}]}' > run.json
api run -H "Content-Type: application/json" -d @run.json | jq '.data.run | {id, price}'`;

const delivery = (base: string) => `
POST /renders
Content-Type: application/json
Webhook-Event: render.finished
${WEBHOOK_HEADERS.id}: 4711
${WEBHOOK_HEADERS.timestamp}: 1785000000
${WEBHOOK_HEADERS.signature}: v1=5f0c…

{"event":"render.finished","created_at":"2030-01-31T12:00:00.000Z","data":{"render_id":12,"status":"completed",
 "reason":null,"prompt":"emerald silk evening dress","images":[{"id":34,"image_url":"${new URL(base).origin}/files/…"}]}}`;

const VERIFY = `
import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the raw bytes, before parsing.
export function isGenuine(headers, body, secret) {
  const timestamp = headers['${WEBHOOK_HEADERS.timestamp.toLowerCase()}'];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const expected = 'v1=' + createHmac('sha256', secret).update(timestamp + '.' + body).digest('hex');
  const sent = headers['${WEBHOOK_HEADERS.signature.toLowerCase()}'] ?? '';
  return sent.length === expected.length && timingSafeEqual(Buffer.from(sent), Buffer.from(expected));
}`;

/** The guide to the API for scripts, with examples to copy. */
export function docsGuide(publicUrl: string): string {
  const base = publicUrl + API_BASE;
  const scopes = API_SCOPES.map(
    (scope) => `<tr><th><code>${scope}</code></th><td>${escapeMarkup(API_SCOPE_TEXTS[scope].text)}</td></tr>`,
  );
  return `<h2 id="scripts">Scripts</h2>
    <p>Create a key in your account settings and send it as a session token is sent. Calls below that name a scope take
    keys which have it; the account itself is never open to a key. What a key draws takes from your plan as you do.
    Addresses of pictures and files are absolute in answers to keys and in notifications; pages of the product are
    answered paths. Pictures have content credentials and an invisible mark there, and the first request for one takes
    about a second.</p>
    <table>${scopes.join('')}</table>
    ${example('Create pictures', createWithCurl(base))}
    ${example('Create, wait, and print the addresses (Node.js)', createWithScript(base))}
    <h2 id="runs">Catalogue runs</h2>
    <p>A run makes one picture for each product of a sheet and each shot of a recipe. Nothing is charged before it is
    started, and each picture is charged when it starts. A product that is changed draws only its own pictures again.</p>
    ${example('Twenty products in two shots (shell, with curl and jq)', runFromShell(base))}
    <p>A shot can also begin with a photograph of the product, and have steps that work on the picture in turn. Each step
    is charged as one picture, and one that was made is not made again.</p>
    ${example('Packshots from photographs (shell, with curl and jq)', packshotsFromShell(base))}
    <h2 id="notifications">Notifications</h2>
    <p>Name an https address in your account settings, and it is notified of every finished render,
    and of every run that is finished or pauses by itself. Answer with 200 to
    299 within ten seconds; anything else is tried again for about twenty minutes. The same delivery may come twice: its
    <code>${WEBHOOK_HEADERS.id}</code> stays. Redirects are not followed, and private networks are not reached.</p>
    ${example('What is sent', delivery(base))}
    ${example('Tell a true delivery from a false one (Node.js)', VERIFY)}`;
}
