/**
 * Milliseconds until single-spa writes to the console that a lifecycle is slow; its own 3 s are reached by a busy
 * machine. Longer waits end nothing either: a part that is given up half drawn could not leave the page again.
 */
const SLOW = 60_000

const limit = { millis: SLOW, warningMillis: SLOW, dieOnTimeout: false }

/** Time limits for the lifecycles of a micro-frontend, in single-spa's form. */
export const MOUNT_LIMITS = { bootstrap: limit, mount: limit, unmount: limit, unload: limit } as const
