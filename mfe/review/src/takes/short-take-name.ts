import type { VideoView } from '@callboard/review/contract'

/**
 * The name of a take beside the names of its group: `Take 2`, or `Nina, take 2` among several talent. A name that does
 * not begin with its talent, as that of a file, stays as it is.
 */
export function shortTakeName(
  { name, talent_name }: Pick<VideoView, 'name' | 'talent_name'>,
  isOnly: boolean,
): string {
  const talent = `${talent_name}, `
  if (talent_name === '' || !name.startsWith(talent)) return name
  const rest = name.slice(talent.length)
  return isOnly ? `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` : `${talent_name.split(' ')[0]}, ${rest}`
}
