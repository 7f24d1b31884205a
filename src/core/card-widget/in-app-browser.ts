const inApp =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|LinkedInApp|Snapchat|TikTok|musical_ly|BytedanceWebview)\b/;

/** The browser inside an app that can't show the card widget: it has to leave for the provider's page (STACK.md). */
export const isInAppBrowser = (userAgent: string): boolean => inApp.test(userAgent);
