export type Kind = 'route' | 'screen' | 'transition' | 'message' | 'code' | 'limit' | 'call' | 'rule' | 'role';

/** A test, by its file and a part of its full title that no other test of the file has by accident. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** One thing that the specification says, and the tests that prove it. */
export interface Row {
  readonly document: string;
  readonly section: string;
  readonly kind: Kind;
  /** Short, with the literal text, code or number. */
  readonly what: string;
  readonly provenBy: readonly Proof[];
  /** Why no test here can prove it. */
  readonly notProven?: string;
}

type MakeRow = (what: string, ...provenBy: readonly (Proof | readonly Proof[])[]) => Row;

/** Makes the rows of one section: `message('Enter password', login('both messages'))`. */
export function section(document: string, name: string) {
  const of =
    (kind: Kind): MakeRow =>
    (what, ...provenBy) => ({ document, section: name, kind, what, provenBy: provenBy.flat() });
  return {
    route: of('route'),
    screen: of('screen'),
    transition: of('transition'),
    message: of('message'),
    code: of('code'),
    limit: of('limit'),
    call: of('call'),
    rule: of('rule'),
    role: of('role'),
    notProven: (kind: Kind, what: string, why: string): Row => ({
      document,
      section: name,
      kind,
      what,
      provenBy: [],
      notProven: why,
    }),
  };
}

/** The tests of a file, each by a part of its title. */
export const testsIn =
  (file: string) =>
  (title: string): Proof => ({ file: `tests/${file}`, title });
