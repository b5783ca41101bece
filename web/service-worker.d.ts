// The globals of a service worker: `lib.webworker.d.ts` has only those of a dedicated one.

declare function addEventListener<Name extends keyof ServiceWorkerGlobalScopeEventMap>(
  name: Name,
  listener: (event: ServiceWorkerGlobalScopeEventMap[Name]) => void,
): void;
declare function skipWaiting(): Promise<void>;
declare const clients: Clients;
