/** An exception in a node, with its class in Python. */
export class NodeFailure extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}
