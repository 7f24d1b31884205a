export interface Pair {
  /** The picture's file name: `<story's id>-<width>-<theme>.png`. */
  readonly name: string;
  /** `unmarked`: the process that marks it died or took too long. */
  readonly is: 'same' | 'changed' | 'new' | 'gone' | 'unmarked';
  /** The share of the pixels that differ, 0 to 1. */
  readonly share: number;
}

/** Compares the pictures of `before/` and `after/` in a folder, and writes the marked ones to `marked/`. */
export declare function comparePictures(
  folder: string,
  onProgress?: (results: readonly Pair[], count: number) => void,
): Promise<readonly Pair[]>;

/** The page with a row for each picture that is not the same. */
export declare function comparisonPage(commit: string, pairs: readonly Pair[], count?: number): string;

/** Builds and photographs the stories of a commit and of the working tree. */
export declare function compareWith(commit: string, wanted?: string): Promise<void>;
