import { IconBell } from '@callboard/kit/icons'
import { Button, Text, toast } from '@callboard/kit/ui'
import { useEffect, useState } from 'react'
import { allowPush, endPush, type PushState, pushState } from './browser-push.ts'

export interface NotificationsProps {
  readonly record: string
  /** secret of the talent's page */
  readonly token: string
}

/** Offers notifications of this browser. The browser's own question comes only after the press. */
export default function Notifications({ record, token }: NotificationsProps) {
  const [state, setState] = useState<PushState>('absent')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isGone = false
    const show = (now: PushState) => {
      if (!isGone) setState(now)
    }
    pushState().then(show, () => show('absent'))
    return () => {
      isGone = true
    }
  }, [])
  const change = async () => {
    setBusy(true)
    try {
      setState(await (state === 'on' ? endPush(record, token) : allowPush(record, token)))
    } catch (fault) {
      toast.failed(fault)
    }
    setBusy(false)
  }
  if (state === 'absent') return null
  if (state === 'blocked')
    return (
      <Text size="sm" c="dimmed">
        Notifications are blocked for this site in the settings of your browser.
      </Text>
    )
  return (
    <Button
      variant="default"
      leftSection={<IconBell size={16} />}
      loading={isBusy}
      onClick={() => void change()}
    >
      {state === 'on' ? 'Stop notifying me on this device' : 'Notify me on this device'}
    </Button>
  )
}
