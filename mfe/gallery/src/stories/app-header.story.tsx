import { AppHeader } from '@callboard/kit/shell'
import { Text } from '@callboard/kit/ui'
import type { ComponentProps } from 'react'
import { Framed } from './framed.tsx'

const PLACES = [
  { label: 'Projects', to: '/' },
  { label: 'Kit', to: '/kit' },
]

const header = (props: ComponentProps<typeof AppHeader>) => (
  <Framed height={180}>
    <AppHeader {...props} />
    <Text p="md">The page.</Text>
  </Framed>
)

export const appHeader = {
  name: 'AppHeader',
  states: [
    ['with places and the search', header({ places: PLACES, finds: true })],
    ['with places', header({ places: PLACES })],
    ['with something of the page', header({ places: PLACES, children: 'Main room' })],
    ['where the page is about signing in', header({ profile: false })],
    ['of a kiosk', header({ links: false })],
  ],
} as const
