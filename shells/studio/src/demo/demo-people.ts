import type { UserType } from '@callboard/core'

export const DEMO_PASSWORD = 'callboard-demo'

export interface DemoAccount {
  readonly email: string
  readonly user_type: UserType
  readonly first_name: string
  readonly last_name: string
}

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

/** A casting professional who signed up and waits for an answer. */
export const DEMO_REQUEST = {
  email: 'ruth@callboard.test',
  user_type: 'casting_professional',
  first_name: 'Ruth',
  last_name: 'Salazar',
} as const

/** Talent who have checked in to the demo day; the portrait is a drawing in `portraits/`. */
export const DEMO_ARRIVALS = [
  { first_name: 'Ines', last_name: 'Moreau', role: 'Barista', actual_call: '10:00', portrait: 'ines' },
  { first_name: 'Jonah', last_name: 'Adeyemi', role: 'Regular', actual_call: '10:15', portrait: 'jonah' },
  { first_name: 'Mei', last_name: 'Tanaka', role: 'Barista', actual_call: '10:30', portrait: 'mei' },
  { first_name: 'Rafael', last_name: 'Costa', role: 'Courier', actual_call: '10:45', portrait: 'rafael' },
] as const
