/*
 * The least that a page's Content-Security-Policy has to allow, for each feature. The documentation prints this table, and the
 * journeys serve their pages under it.
 */

/** Where a page gets what from. */
export interface Origins {
  readonly cdn: string;
  readonly service: string;
  /** Of the partners' logos. */
  readonly logos?: string;
  /** Of the card widget's script, and of its frames. */
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
    title: 'dict.css, and elements that a server has drawn',
    directives: ({ cdn }) => ({ 'style-src': cdn }),
  },
  logos: {
    title: 'Logos of partners beside the signup',
    directives: ({ logos }) => ({ 'img-src': logos }),
  },
  card: {
    title: 'Payment by card',
    directives: ({ widget, widgetFrames }) => ({ 'script-src': widget, 'frame-src': widgetFrames }),
  },
} as const satisfies Readonly<Record<string, FeatureRow>>;

const defaults = {
  logos: 'https://logos.example.com',
  widget: 'https://checkout.razorpay.com',
  widgetFrames: 'https://api.razorpay.com https://checkout.razorpay.com',
};

/** What a feature needs, as a page writes it. */
export const directivesOf = (feature: Feature, origins: Origins): Readonly<Record<string, string>> =>
  (features[feature] as FeatureRow).directives({ ...defaults, ...origins });

/** The policy of a page that has these features and nothing else. */
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
