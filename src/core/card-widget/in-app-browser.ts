/** Browsers that add their name to the user agent. Some are built on a WebView, but can show the widget. */
const browserName = /\b(?:Brave|CriOS|Ddg|DuckDuckGo|Edg(?:A|iOS)?|Focus|FxiOS|Klar|OP[RTX]|Vivaldi)\/|\(Ecosia /;
/** Browsers of phone makers, such as SamsungBrowser. Apps have such names too, but are recognised by 'wv' before. */
const otherBrowserName = /\wBrowser\//;

/**
 * True for the WebView of an app (Instagram, X, Telegram, KakaoTalk …), which can't show the card widget. Any app may have
 * one, so there is no list of names, only signs that browsers lack: Android marks it with 'wv' or an engine version before
 * 'Chrome/', Apple leaves out the name of Safari, and apps add their own name at the end.
 */
export function isInAppBrowser(userAgent: string, isInstalled = isInstalledApp): boolean {
  if (browserName.test(userAgent)) return false;
  if (userAgent.includes('; wv)')) return true;
  if (otherBrowserName.test(userAgent)) return false;
  const isChromium = userAgent.includes('Chrome/');
  if (isChromium && userAgent.includes('Version/')) return true;
  const [, ...afterSafari] = userAgent.split(/ Safari\/[\d.]+/);
  const isApple = /\((?:iP|Macintosh).*AppleWebKit/.test(userAgent) && !isChromium;
  // A page that was added to the home screen has the WebView's name too.
  if (isApple && (afterSafari.length === 0 || !userAgent.includes('Version/'))) return !isInstalled();
  return /Android|Mobile/.test(userAgent) && afterSafari.join('').trim() !== '';
}

const isInstalledApp = () =>
  Reflect.get(navigator, 'standalone') === true || matchMedia('(display-mode: standalone)').matches;
