import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compress } from './compress.mjs';
import { earlyViews, withEarlyViews } from './early-views.mjs';
import { writeSnippets } from './snippets.mjs';
import { isBuilt } from './built-mark.mjs';
import { writeZip } from './zip.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const vendorPlaceholder = '%vendor-configuration%';

/**
 * `npm run release`, after a build (stories/docs/Hosting.mdx). Writes into the folder `to`: `dict/` for the CDN, `host/`
 * for the console, `nginx.conf` for both, the WordPress plugin, and for authors of pages a README whose first snippet has
 * this release's address and hash, and the guides. `cdn` is the URL of the folder `dict`; `config` is the path of the
 * vendor's JSON file, or ''; `revision` numbers the releases of one version, or is ''; `assets` is a folder of logos, or ''.
 * @param {Readonly<Record<'cdn' | 'config' | 'to', string>> & { revision?: string, assets?: string }} given
 */
export async function release({ cdn, config, to, revision = '', assets = '' }) {
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version + (revision && `-r${revision}`);
  const vendor = config === '' ? {} : readVendor(config);
  if (!isBuilt()) throw new Error('dist/ was not built from the present sources: npm run build');
  const fixed = `${cdn}/${version}`;
  const stage = join(to, '.stage');
  rmSync(stage, { recursive: true, force: true });
  try {
    cpSync(join(root, 'dist/cdn'), stage, { recursive: true, filter: (file) => !/[\\/]snippets$/.test(file) });
    if (assets !== '') cpSync(assets, join(stage, 'assets'), { recursive: true });
    if (config !== '') await putInside(stage, vendor, config);
    // Prerenders before any file of the release is written, because prerendering fails on a faulty configuration.
    const options = ['--cdn', fixed, '--integrity', join(stage, 'integrity.json'), ...(config && ['--vendor', config])];
    await writeSnippets(join(stage, 'snippets'), options);
    const nginx = withAddresses(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'), cdn, vendor);
    await compress(stage);
    layOut(stage, to, version);
    writeFileSync(join(to, 'nginx.conf'), nginx);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }

  const { 'dict.js': hash } = JSON.parse(readFileSync(join(to, 'dict', version, 'integrity.json'), 'utf8'));
  layOutConsole(join(to, 'host'), vendor);
  cpSync(join(root, 'dist/docs'), join(to, 'docs'), { recursive: true });
  for (const name of ['SECURITY.md', 'ACCESSIBILITY.md']) cpSync(join(root, name), join(to, name));
  const plugin = join(root, 'integrations/wordpress/dict-elements');
  writeZip(join(to, 'wordpress.zip'), plugin, filesOf(plugin));
  change(join(to, 'README.md'), 'README.md', (text) =>
    withProducts(forAuthors(text), Object.keys(vendor.products ?? {}))
      .replaceAll(/https:\/\/cdn\.example\.com\/dict\/[\d.]+(?=\/|\n)/g, () => fixed)
      .replaceAll('sha384-…', hash)
      .replaceAll('dist/docs/', 'docs/'),
  );
}

/** The README for authors of pages: without its pictures and its last section, which are about the repository. */
const forAuthors = (readme) =>
  readme.replaceAll(/^<(?:picture|img).*\n/gm, '').replace(/\n## In the repository[^]*/, '\n');

/** Puts the vendor's own products into the README: the first one into the snippet, all others below it. */
function withProducts(readme, [first, ...others]) {
  if (first === undefined) return readme;
  const named = readme.replace('product="dictation"', `product="${first}"`);
  if (others.length === 0) return named;
  const tags = others.map((product) => `\`<dict-signup product="${product}">\``).join(', ');
  return named.replace(/(?<=^```html\n[^]*?\n```\n)/m, `\nThe other products: ${tags}.\n`);
}

/**
 * Copies the console into `folder`, its server's root. If the `consoleUrl` of `vendor` has a path (DEC-6.7), the files are
 * below it, and the addresses in the page begin with it.
 * @param {string} folder
 * @param {object} vendor
 */
export function layOutConsole(folder, vendor) {
  const { path } = consoleOf(vendor);
  const own = join(folder, fileOf(path));
  cpSync(join(root, 'dist/host'), own, { recursive: true });
  change(join(own, 'index.html'), 'dist/host/index.html', (page) =>
    withBlock(
      page
        .replaceAll(/(?<=\s(?:href|src)=")(?=\/)/g, () => path)
        // The title that the browser's tab shows before any script has run.
        .replace(/(?<=<title>)[^<]*/, (ours) => escaped(vendor.brand ?? ours)),
      vendor,
    ),
  );
}

/** The path as a server looks it up among its files: decoded, as in `über` for `%C3%BCber`. */
const fileOf = (path) => decodeURI(path);

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function consoleOf({ consoleUrl = '' }) {
  const { hostname, pathname } = new URL(consoleUrl, 'https://console.example.com');
  return { hostname, path: withoutSlash(pathname) };
}

const withoutSlash = (path) => path.replace(/\/$/, '');

/**
 * Copies the files to `dict/<version>/`, which never changes, and `dict/<major>/`, where older versions' chunks remain.
 * @param {string} cdn
 * @param {string} to
 * @param {string} version
 */
export function layOut(cdn, to, version) {
  const fixed = join(to, 'dict', version);
  if (existsSync(fixed) && digestOf(fixed) !== digestOf(cdn))
    throw new Error(
      `${fixed} has other files. Raise the version, or for another configuration of the same version the --revision; or delete the folder if it was never published.`,
    );
  for (const folder of [fixed, join(to, 'dict', version.split('.')[0])]) {
    mkdirSync(folder, { recursive: true });
    cpSync(cdn, folder, { recursive: true });
  }
}

/** @param {string} folder */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** @param {string | Uint8Array} content */
export const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const digestOf = (folder) => {
  const hash = createHash('sha256');
  for (const file of filesOf(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
};

function readVendor(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch ({ message }) {
    throw new Error(`The configuration ${file} can't be read: ${message}`);
  }
}

async function putInside(folder, vendor, config) {
  const file = join(folder, 'dict.js');
  const views = await earlyViews(config);
  const built = withEarlyViews(readFileSync(file, 'utf8'), views);
  const at = built.indexOf(vendorPlaceholder);
  if (at < 0) throw new Error(`${file} has no place for the configuration.`);
  // `- 1` and `+ 1`: the placeholder is a string in the code, and its quotes are replaced too.
  const code = `${built.slice(0, at - 1)}(${JSON.stringify(vendor)})${built.slice(at + vendorPlaceholder.length + 1)}`;
  writeFileSync(file, code);
  const sheet = JSON.parse(views).theme + readFileSync(join(folder, 'dict.css'), 'utf8');
  writeFileSync(join(folder, 'dict.css'), sheet);
  const hashes = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'));
  const own = { 'dict.js': sha384(code), 'dict.css': sha384(sheet) };
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify({ ...hashes, ...own }, null, 2));
  for (const name of ['dict.js', 'dict.css', 'integrity.json'])
    for (const ending of ['br', 'gz']) rmSync(join(folder, `${name}.${ending}`), { force: true });
}

const change = (to, from, by) => writeFileSync(to, by(readFileSync(join(root, from), 'utf8')));

const withBlock = (page, vendor) =>
  page.replace(
    /(<script type="application\/json" id="dict-config">)[^<]*/,
    (_, opening) => opening + JSON.stringify(vendor).replaceAll('<', String.raw`\u003c`),
  );

/** Refuses what would end a value of nginx's file, or begin a variable: `new URL` leaves '"', ';' and '$' in some hosts. */
function plain(text) {
  if (/["';$\\{}\s]/.test(text))
    throw new Error(`${text} can't be written into nginx.conf: it has a space, or one of " ' ; $ { }.`);
  return text;
}

/** Serves the folder `dict` at another path. `$uri`, by which nginx.conf caches, is then a path in `dict` again. */
function rewritten(path) {
  const pattern = path.replaceAll(/[.+*?()|[\]^]/g, String.raw`\$&`);
  return `location ~ ^${pattern}/ {\n    rewrite ^${pattern}(/.*) /dict$1 break;`;
}

const defaultWidget = 'https://checkout.razorpay.com';

/**
 * @param {string} text
 * @param {string} cdn
 * @param {object} vendor
 * @returns {string}
 */
export function withAddresses(text, cdn, vendor) {
  const { hostname, path } = consoleOf(vendor);
  const { hostname: cdnHost, pathname: cdnPath } = new URL(cdn);
  const consoleFolder = fileOf(path);
  const cdnFolder = fileOf(withoutSlash(cdnPath));
  [hostname, consoleFolder, cdnHost, cdnFolder].forEach(plain);
  const { serviceBase = '', logo = {}, partners = [], links = {}, payments = {} } = vendor;
  const originOf = (address) => (address.startsWith('/') ? "'self'" : plain(new URL(address).origin));
  const originsOf = (addresses) => [...new Set(addresses.filter(Boolean).map(originOf))].join(' ');
  const widget = originsOf([payments.cardWidgetUrl]) || defaultWidget;
  const own = {
    // Razorpay's widget has two origins, its script's and its frames': another widget's one origin replaces both.
    ...(widget !== defaultWidget && { [`https://api.razorpay.com ${defaultWidget}`]: widget, [defaultWidget]: widget }),
    'https://api.example.com': originsOf([serviceBase]) || "'self'",
    ' https://logos.example.com': originsOf([logo.light, logo.dark, ...partners.map((each) => each.logo)]),
    ' https://videos.example.com': originsOf(Object.values(links.videos ?? {})),
    // Without duplicates: nginx warns if `server_name` lists a host twice, as when console and CDN share one.
    'console.example.com cdn.example.com': [...new Set([hostname, cdnHost])].join(' '),
    'console.example.com': hostname,
    'try_files $uri /index.html': `try_files $uri ${consoleFolder}/index.html`,
    'return 302 /account': `return 302 ${path}/account`,
    'cdn.example.com': cdnHost,
    ...(cdnFolder !== '/dict' && { 'location /dict/ {': rewritten(cdnFolder) }),
  };
  return Object.entries(own).reduce(
    (changed, [example, origins]) =>
      changed.replaceAll(example, example.startsWith(' ') && origins ? ` ${origins}` : origins),
    text,
  );
}

const usage = `npm run release -- [--config FILE] [--cdn URL] [--revision NUMBER] [--assets DIR] [--to DIR]

  --config    the vendor's configuration as JSON
  --cdn       the address where the folder dict/ is served; https://cdn.example.com/dict if not given
  --revision  the number of a release of the same version, from 2 on
  --assets    a folder of images, copied into the release as assets/
  --to        the folder of the releases; dist/release if not given`;

async function main() {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(['cdn', 'config', 'to', 'revision', 'assets'].map((name) => [name, { type: 'string' }])),
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const { cdn = 'https://cdn.example.com/dict', config = '', to = join(root, 'dist/release') } = values;
  const { revision = '', assets = '' } = values;
  if (!/^\d*$/.test(revision)) throw new Error(`--revision is a whole number, not '${revision}'.`);
  if (assets !== '' && !statSync(assets, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`--assets is a folder of images, not '${assets}'.`);
  if (!/^https?:/.test(cdn) || !URL.canParse(cdn))
    throw new Error(`--cdn is the https:// address of the folder dict, not '${cdn}'.`);
  await release({
    cdn: cdn.replace(/\/$/, ''),
    config: config && resolve(config),
    to: resolve(to),
    revision,
    assets: assets && resolve(assets),
  });
  console.log(`${readdirSync(to).sort().join(', ')} are in ${resolve(to)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main().catch(({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
