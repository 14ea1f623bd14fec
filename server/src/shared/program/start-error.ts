/** The program cannot start; `message` tells the person what to do, in one line or as a list of mistakes. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
