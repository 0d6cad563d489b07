/** Small marks on people and things. */
import './styles.ts'

export { Avatar, Badge, Divider } from '@mantine/core'
export { sayBytes } from '../text/say-bytes.ts'
export { type BadgeState, StateBadge } from './state-badge.tsx'
export { Time } from './time.tsx'
