import { IconCalendar, IconHome, IconSearch, IconShieldLock, IconUser } from '../../ui/icons.ts'

const ICONS = {
  '/': IconHome,
  '/calendar': IconCalendar,
  '/callboard-admin': IconShieldLock,
  '/profile': IconUser,
  find: IconSearch,
}

/** Picture of a place in the bar at the bottom of a phone. @param of address of the place, or 'find' */
export default function PlaceIcon({ of }: { readonly of: string }) {
  const Icon = of in ICONS ? ICONS[of as keyof typeof ICONS] : undefined
  return Icon ? <Icon size={20} stroke={1.75} aria-hidden /> : null
}
