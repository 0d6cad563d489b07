import { IconDeviceMobile } from '@callboard/kit/icons'
import { readKept, writeKept } from '@callboard/kit/kept'
import { Button, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import styles from './message.module.css'
import { browserKind } from './ready/browser-kind.ts'

const HIDDEN = 'callboard-home-screen-hidden'

/** Where each phone keeps a page as an app of its own. */
const HOW = {
  ios: 'Tap Share, then Add to Home Screen: the page opens like an app and its notifications reach you.',
  android: 'Open the menu of your browser, then Add to Home screen: the page opens like an app.',
} as const

const isApp = () => matchMedia('(display-mode: standalone)').matches

const wasHidden = () => readKept(HIDDEN, (kept) => kept !== null)

/** On phones: how to open this page as an app. Nothing on a desk, in the app itself, or once it was put away. */
export default function HomeScreen() {
  const [isHidden, setHidden] = useState(wasHidden)
  const kind = browserKind(navigator.userAgent)
  if (isHidden || isApp() || (kind !== 'ios' && kind !== 'android')) return null
  const hide = () => {
    setHidden(true)
    writeKept(HIDDEN, 'yes')
  }
  return (
    <section className={styles.homeScreen} aria-label="Open as an app">
      <IconDeviceMobile size={20} aria-hidden />
      <Text size="sm">{HOW[kind]}</Text>
      <Button size="compact-sm" h={44} variant="subtle" color="gray" onClick={hide}>
        Not now
      </Button>
    </section>
  )
}
