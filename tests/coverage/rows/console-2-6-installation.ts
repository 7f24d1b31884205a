import { section } from '../row.ts';
import { apps, guides, installation, nav } from '../tests.ts';

const page = section('console.md', '2.6 Installation');
const guide = section('console.md', '2.6 Guides');
const windows = section('console.md', '2.6 Windows guide');
const web = section('console.md', '2.6 Web guide');
const plugin = section('console.md', '2.6 Chrome plugin guide');
const phone = section('console.md', '2.6 Mobile and mic guides');

/** Every sentence and step of a guide is read in one journey. */
const words = (app: string) => guides(`${app}: its words, step by step`);

const five = installation('a card for each of the five apps');

export const rows = [
  page.screen('the menu item is installation', nav('the item Installation opens /installation')),
  page.screen('the heading is Installation', installation('one card for each app')),
  page.rule('unauthenticated visitors go to /', installation('without a session the visitor goes to /')),
  page.screen(
    'narrow screens: switch to a laptop, open the page there, log in with credentials',
    installation('a narrow screen is told'),
  ),
  page.rule('the section heading by the allowed product: dictation', five),
  page.rule('the section heading by the allowed product: voice services', installation('voice services show the way')),
  page.screen(
    'voice services: only a text that points to the developer portal',
    installation('voice services show the way'),
  ),
  page.rule('one card per allowed app', five),
  page.rule(
    'a card is hidden when the list is non-empty and lacks its key',
    installation('a card whose key is not in the list'),
    apps('a card is hidden'),
    apps('an empty list hides nothing'),
  ),
  page.screen('win: 64-bit and 32-bit installers, guide; Windows 7 (SP1) and above, 4GB RAM', five),
  page.screen('web: open web application, guide; Chrome or Firefox, Windows or MacOS', five),
  page.screen('webext: open installer, guide; Chrome 98 or later, Windows or MacOS', five),
  page.screen('mobapp: Android, iOS, guide; Android 5.0+, iOS 8.0+', five),
  page.screen('mob: Android, iOS, guide; Android 5.0+, iOS 8.0+', five),

  ...['windowsapp', 'webapp', 'chromeplugin', 'mobileapp', 'dictationmic'].map((app) =>
    guide.screen(
      `${app}: redirects without a session; 'All applications', 'Installation guide', the steps`,
      installation(`Guides: ${app} has its heading`),
    ),
  ),
  guide.screen("a 'Need assistance?' card", installation("'Schedule a callback' in a guide")),
  guide.screen("a heading, a description and 'System requirements'", words('windowsapp')),
  guide.screen(
    'a video card: a thumbnail with a play button opens a modal with an embedded player',
    installation('the video opens in a static modal'),
  ),
  guide.rule(
    'the modal: static backdrop, not keyboard-dismissable',
    installation('the video opens in a static modal'),
    guides('the backdrop does not close the video'),
  ),
  guide.rule('closing the modal stops playback', installation('the video opens in a static modal')),
  guide.rule(
    'the guide has its URLs (asked of the service instead of carried by navigation state, so over a reload too)',
    words('windowsapp'),
  ),

  windows.message(
    "'Windows application', 'For dictating reports on MS Word or similar application'",
    words('windowsapp'),
  ),
  windows.screen('downloads on Windows only; MacOS users use the web version', words('windowsapp')),
  windows.screen('step 1: the 32-bit or 64-bit installer, with a tip on the Windows version', words('windowsapp')),
  ...[
    'run the setup, prerequisites',
    'click Next',
    '.NET 4.8 if required',
    'accept the Terms of Agreement, Next',
    'Next to approve the file location',
    'click Install',
    'view the progress',
    'a Desktop icon; log in with email or mobile and password',
    'start dictating',
  ].map((what, at) => windows.screen(`step ${at + 2}: ${what}`, words('windowsapp'))),

  web.message("'For dictating reports from any laptop, Windows or MacOS'", words('webapp')),
  web.message(
    "'Chrome or Mozilla Firefox, Windows or MacOS'",
    installation('Guides: webapp has its heading, requirements'),
  ),
  web.screen('step 1: open the web application in a new tab', words('webapp')),
  web.screen('step 2: log in with email id/mobile and password, then dictate', words('webapp')),

  plugin.message("'For dictating reports on a browser based RIS/PACS/LIS/HIS'", words('chromeplugin')),
  plugin.message(
    "'Chrome version 98 & later, Windows or MacOS'",
    installation('Guides: chromeplugin has its heading, requirements'),
  ),
  plugin.screen("plugins can't be added in Incognito mode or as a guest", words('chromeplugin')),
  ...[
    'the plugin store link (new tab)',
    'Add to Chrome',
    'Add extension',
    'pin with the pushpin icon',
    'installed; click the mic icon',
    'click Allow',
    'log in, go to any site, put the cursor and dictate',
  ].map((what, at) => plugin.screen(`step ${at + 1}: ${what}`, words('chromeplugin'))),

  phone.screen('mobileapp: a video', guides('the backdrop does not close the video')),
  phone.screen(
    'mobileapp: requirements Android 5.0 and above, iOS 8.0 and above',
    installation('Guides: mobileapp has its heading, requirements'),
  ),
  ...['download', 'install or get', 'open', 'log in with email or mobile plus password'].map((what, at) =>
    phone.screen(`mobileapp step ${at + 1}: ${what}`, words('mobileapp')),
  ),
  phone.screen('mic: a phone as a dictation microphone', words('dictationmic')),
  phone.screen(
    'mic: the same layout, the last step is pairing',
    words('dictationmic'),
    installation('Guides: dictationmic has its heading'),
  ),
];
