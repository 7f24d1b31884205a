const inApp =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|LinkedInApp|Snapchat|TikTok|musical_ly|BytedanceWebview)\b/;

/** The browser inside an app. It can't show the card widget, so the payer leaves for the provider's page. */
export const isInAppBrowser = (userAgent: string): boolean => inApp.test(userAgent);
