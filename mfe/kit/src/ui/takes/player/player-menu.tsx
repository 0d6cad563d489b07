import { Menu } from '@mantine/core'
import '../../menus/styles.ts'
import { type RefObject, useState } from 'react'
import { SPEEDS, speedWords } from './play-words.ts'
import styles from './player.module.css'

/** How fast the take plays, and the little window of the browser where there is one. */
export default function PlayerMenu(props: {
  readonly film: RefObject<HTMLVideoElement | null>
  readonly speed: number
  /** In full screen only what is inside of the player is seen. */
  readonly inside: boolean
  readonly onSpeed: (speed: number) => void
  readonly onOpen: (open: boolean) => void
}) {
  const { film, speed } = props
  const [hasWindow] = useState(() => document.pictureInPictureEnabled === true)
  return (
    <Menu position="top-end" withinPortal={!props.inside} onChange={props.onOpen}>
      <Menu.Target>
        <button type="button" className={styles.button} aria-label={`Speed ${speedWords(speed)}`}>
          {speedWords(speed)}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Speed</Menu.Label>
        <Menu.RadioGroup value={String(speed)} onChange={(value) => props.onSpeed(Number(value))}>
          {SPEEDS.map((one) => (
            <Menu.RadioItem key={one} className={styles.item} value={String(one)} closeMenuOnClick>
              {speedWords(one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {hasWindow ? (
          <>
            <Menu.Divider />
            <Menu.Item
              className={styles.item}
              onClick={() => void film.current?.requestPictureInPicture().catch(() => {})}
            >
              Picture in picture
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
