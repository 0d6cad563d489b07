/** For the lifecycles that a micro-frontend exposes. */
export { type MfeLifecycles, mfeLifecycles } from './mfe-lifecycles.tsx'
