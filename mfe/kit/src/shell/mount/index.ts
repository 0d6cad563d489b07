/** For the lifecycles that a micro-frontend exposes. */
export { mfeLifecycles } from './mfe-lifecycles.tsx'
