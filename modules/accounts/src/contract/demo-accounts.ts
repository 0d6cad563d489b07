import type { UserType } from '@callboard/core/http-contract'

export const DEMO_PASSWORD = 'callboard-demo'

export interface DemoAccount {
  readonly email: string
  readonly user_type: UserType
  readonly first_name: string
  readonly last_name: string
}

/** The people of the demo who can sign in. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'admin@callboard.test', user_type: 'super_admin', first_name: 'Ada', last_name: 'Okafor' },
  {
    email: 'director@callboard.test',
    user_type: 'casting_director',
    first_name: 'Dana',
    last_name: 'Whitfield',
  },
  { email: 'manager@callboard.test', user_type: 'session_manager', first_name: 'Marco', last_name: 'Reyes' },
  { email: 'client@callboard.test', user_type: 'client', first_name: 'Clara', last_name: 'Lindqvist' },
  { email: 'talent@callboard.test', user_type: 'talent', first_name: 'Theo', last_name: 'Marsh' },
]
