import { IconBell } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Button, toast } from '@callboard/kit/ui'
import { useSyncExternalStore } from 'react'
import { allowSound } from '../../shared/tones.ts'
import { soundArrival } from './arrival-sound.ts'
import { arrivalWishes, keepWishes } from './arrival-wishes.ts'

async function wishSound(sound: boolean): Promise<void> {
  keepWishes({ sound })
  if (!sound) return
  await allowSound()
  soundArrival()
}

async function wishNotices(notify: boolean): Promise<void> {
  if (!notify) return keepWishes({ notify })
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied'
  keepWishes({ notify: answer === 'granted' })
  if (answer !== 'granted')
    toast.failed('This browser does not allow notifications for Callboard. Allow them in its settings.')
}

/** How staff hear of arrivals, on this device. */
export function ArrivalMenu() {
  const { sound, notify } = useSyncExternalStore(arrivalWishes.subscribe, arrivalWishes.get)
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Arrivals: ${sound || notify ? 'announced' : 'silent'}`}
        >
          <IconBell size={16} opacity={sound || notify ? 1 : 0.5} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>When talent arrive</Menu.Label>
        <Menu.CheckboxItem checked={sound} onChange={(wish) => void wishSound(wish)}>
          Sound
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={notify} onChange={(wish) => void wishNotices(wish)}>
          Desktop notification
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  )
}
