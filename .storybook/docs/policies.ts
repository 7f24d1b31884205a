/* The minimal Content-Security-Policy of a page, for each feature. The documentation and the browser tests use it. */

export interface Origins {
  readonly cdn: string;
  readonly service: string;
  readonly logos?: string;
  readonly videos?: string;
  readonly widget?: string;
  readonly widgetFrames?: string;
}

export type Feature = keyof typeof features;

interface FeatureRow {
  readonly title: string;
  readonly directives: (origins: Required<Origins>) => Readonly<Record<string, string>>;
}

export const features = {
  elements: {
    title: 'Every element',
    directives: ({ cdn, service }) => ({ 'script-src': cdn, 'connect-src': service }),
  },
  styles: {
    title: 'dict.css, and elements that a server rendered',
    directives: ({ cdn }) => ({ 'style-src': cdn }),
  },
  logos: {
    title: 'Logos: those of `partners`, and your own (`logo`)',
    directives: ({ logos }) => ({ 'img-src': logos }),
  },
  videos: {
    title: 'Videos of the installation guides (`links.videos`)',
    directives: ({ videos }) => ({ 'frame-src': videos }),
  },
  card: {
    title: 'Payment by card',
    directives: ({ widget, widgetFrames }) => ({ 'script-src': widget, 'frame-src': widgetFrames }),
  },
  google: {
    title: 'Google Tag Manager and GA4, on a page that gives its data layer to them (`analytics`)',
    directives: () => ({
      'script-src': 'https://*.googletagmanager.com',
      'img-src': 'https://*.google-analytics.com https://*.googletagmanager.com',
      'connect-src': 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    }),
  },
  hubspot: {
    title: 'HubSpot, likewise',
    directives: () => ({
      'script-src': 'https://js.hs-scripts.com https://js.hs-analytics.net https://js.hs-banner.com',
      'img-src': 'https://track.hubspot.com',
    }),
  },
} as const satisfies Readonly<Record<string, FeatureRow>>;

const defaults = {
  logos: 'https://logos.example.com',
  videos: 'https://videos.example.com',
  widget: 'https://checkout.razorpay.com',
  widgetFrames: 'https://api.razorpay.com https://checkout.razorpay.com',
};

export const directivesOf = (feature: Feature, origins: Origins): Readonly<Record<string, string>> =>
  (features[feature] as FeatureRow).directives({ ...defaults, ...origins });

export function policyOf(used: readonly Feature[], origins: Origins): string {
  const all = new Map([['default-src', new Set(["'none'"])]]);
  for (const feature of used) {
    for (const [directive, sources] of Object.entries(directivesOf(feature, origins))) {
      const known = all.get(directive) ?? new Set();
      sources.split(' ').forEach((each) => known.add(each));
      all.set(directive, known);
    }
  }
  return [...all].map(([directive, sources]) => `${directive} ${[...sources].join(' ')}`).join('; ');
}
