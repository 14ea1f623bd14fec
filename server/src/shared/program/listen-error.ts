import { StartError } from './start-error.ts';

/** Explains an error of listening in words for the person; `portName` is the variable that sets the port. */
export function listenError(
  error: NodeJS.ErrnoException,
  { host, port, portName }: { readonly host: string; readonly port: number; readonly portName: 'PORT' | 'WORKER_PORT' },
): unknown {
  const command = portName === 'PORT' ? 'npm start' : 'npm run worker';
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is in use. Stop what uses it, or choose another: ${portName}=${port + 1} ${command}`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be used. Choose one above 1024: ${portName}=3000 ${command}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`This machine has no address ${host}. Change HOST.`);
    default:
      return error;
  }
}
