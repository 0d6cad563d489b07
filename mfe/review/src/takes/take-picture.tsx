import { IconMovie } from '@callboard/kit/icons'
import { useSteadyAddress } from './use-steady-address.ts'
import './take-picture.css'

/** The picture of a take or a group; a quiet sign where there is none. The text beside it names it. */
export function TakePicture(props: { readonly of: string; readonly url: string | null }) {
  const { src, trouble, failed } = useSteadyAddress(props.of, props.url)
  return (
    <span className="take-picture">
      {src !== null && trouble === 'none' ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={failed} />
      ) : (
        <IconMovie size={28} stroke={1.25} aria-hidden />
      )}
    </span>
  )
}
