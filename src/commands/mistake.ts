/** A mistake in a command's words or files: its message is printed without a stack. */
export class Mistake extends Error {}
