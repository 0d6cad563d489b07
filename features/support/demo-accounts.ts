/** The accounts that an empty embedded install is seeded with. */
export const DEMO_PASSWORD = 'callboard-demo'
export const demoEmail = (who: 'admin' | 'director' | 'manager' | 'client' | 'talent') =>
  `${who}@callboard.test`
