import { describe, expect, test } from 'vitest';
import { isInAppBrowser } from '../../../../src/core/card-widget/in-app-browser.ts';

/* User agents as the apps and browsers send them: PAY-30, the card widget in a browser inside an app. */

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const webView =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = 'Chrome/126.0.0.0 Mobile Safari/537.36';

const isInstalled = () => true;
const isTab = () => false;

describe('the browser inside an app', () => {
  test.each([
    ['a plain WebView of Android', webView],
    ['a WebView without the mark', `${android} Version/4.0 ${chrome}`],
    ['a plain WebView of an iPhone', `${iPhone} Mobile/15E148`],
    ['a plain WebView of an iPad', `${iPad} Mobile/15E148`],
    ['a plain WebView of an iPad that asks for desktop pages', mac],
    ['X on Android', `${webView} TwitterAndroid`],
    ['X on an iPhone', `${iPhone} Mobile/21G93 Twitter for iPhone/10.64.1`],
    ['Pinterest on Android', `${webView} [Pinterest/Android]`],
    ['Pinterest on an iPhone', `${iPhone} Mobile/15E148 [Pinterest/iOS]`],
    ['Threads on Android', `${webView} Barcelona 340.0.0.26.109 Android (34/14; 450dpi; 1080x2340; samsung)`],
    ['Threads on an iPhone', `${iPhone} Mobile/21G93 Barcelona 340.0.0.26.109 (iPhone14,5; iOS 17_6_1; en_US)`],
    [
      'Telegram on Android',
      `${android} ${chrome} Telegram-Android/11.4.3 (Samsung SM-S911B; Android 14; SDK 34; HIGH)`,
    ],
    ['KakaoTalk on Android', `${webView};KAKAOTALK 2410310`],
    ['KakaoTalk on an iPhone', `${iPhone} Mobile/15E148 KAKAOTALK 10.3.1`],
    ['Instagram on an iPhone', `${iPhone} Mobile/21A329 Instagram 300.0.0.29.109 (iPhone14,5; iOS 17_6_1)`],
    ['Facebook on Android', `${android} ${chrome} [FB_IAB/FB4A;FBAV/431.0.0.0.1;]`],
    ['Facebook on an iPhone', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0.0.31.106]`],
    ['LINE on an iPhone', `${iPhone} Mobile/15E148 Safari Line/14.9.0`],
    ['WeChat on Android', `${webView.replace('Mobile', 'MQQBrowser/6.2 TBS/046 Mobile')} MicroMessenger/8.0.40.2420`],
    ['Snapchat on an iPhone', `${iPhone} Version/17.6 Mobile/15E148 Safari/604.1 Snapchat/12.90 (like Safari/8618.3)`],
    ['Naver on an iPhone', `${iPhone} Version/17.6 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 1010; 11.24.5)`],
    ['TikTok on an iPhone', `${iPhone} Mobile/15E148 musical_ly_35.1.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
    ['LinkedIn on Android', `${webView} LinkedInApp/2.295.106`],
    ['the Google app on an iPhone', `${iPhone} GSA/315.0.630435 Mobile/15E148 Safari/604.1`],
  ])('%s is recognised', (_, userAgent) => {
    expect(isInAppBrowser(userAgent, isTab)).toBe(true);
  });
});

describe('a browser that is no part of another app', () => {
  test.each([
    ['Chrome on Android', `${android} ${chrome}`],
    ['Chrome on an Android tablet', `${android} Chrome/126.0.0.0 Safari/537.36`],
    ['Chrome on an iPhone', `${iPhone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPad that asks for desktop pages', `${mac} CriOS/126 Version/11.1.1 Safari/605.1.15`],
    ['Chrome on Windows', `${windows} Chrome/126.0.0.0 Safari/537.36`],
    ['Chrome on a Mac', `${mac.replace('605.1.15', '537.36')} Chrome/126.0.0.0 Safari/537.36`],
    ['Safari on an iPhone', `${iPhone} Version/17.6 Mobile/15E148 Safari/604.1`],
    ['Safari on an iPad', `${iPad} Version/17.6 Mobile/15E148 Safari/604.1`],
    ['Safari on a Mac, and on an iPad that asks for desktop pages', `${mac} Version/17.6 Safari/605.1.15`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'],
    ['Firefox on an iPhone', `${iPhone} FxiOS/128.0 Mobile/15E148 Safari/605.1.15`],
    ['Firefox on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0'],
    ['Edge on Android', `${android} ${chrome} EdgA/126.0.0.0`],
    ['Edge on an iPhone', `${iPhone} Version/17.0 EdgiOS/126.0.2592.61 Mobile/15E148 Safari/605.1.15`],
    ['Edge on Windows', `${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`],
    ['Samsung Internet', `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
    ['Opera on Android', `${android} ${chrome} OPR/83.0.0.0`],
    ['Opera Mini, which is made of a WebView', `${webView} OPR/80.0.2254.71445`],
    ['Opera on an iPhone', `${iPhone} Version/17.6 Mobile/15E148 Safari/604.1 OPT/4.8.0`],
    ['Opera on Windows', `${windows} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0`],
    ['DuckDuckGo on Android', `${android} Version/4.0 Chrome/126.0.0.0 Mobile DuckDuckGo/5 Safari/537.36`],
    ['DuckDuckGo on an iPhone', `${iPhone} Version/17.6 Mobile/15E148 Safari/604.1 Ddg/17.6`],
    ['the browser of Xiaomi', `${android} Version/4.0 ${chrome} XiaoMi/MiuiBrowser/14.4.0-g`],
    ['the browser of Huawei', `${android} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36`],
    ['Ecosia on an iPhone', `${iPhone} Version/17.6 Mobile/15E148 Safari/604.1 (Ecosia ios@9.5.0.1)`],
    ['an antivirus browser on Windows', `${windows} Chrome/126.0.0.0 Safari/537.36 Avast/126.0.0.0`],
  ])('%s is not taken for the browser inside an app', (_, userAgent) => {
    expect(isInAppBrowser(userAgent, isTab)).toBe(false);
  });

  test.each([
    ['an iPhone', `${iPhone} Mobile/15E148`],
    ['an iPad', mac],
    ['Android', `${android} ${chrome}`],
  ])('a page on the home screen of %s is not taken for the browser inside an app', (_, userAgent) => {
    expect(isInAppBrowser(userAgent, isInstalled)).toBe(false);
  });
});
