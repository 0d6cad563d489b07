import { lengthWords } from './length-words.ts'
import './take-picture.css'

/** The number of a take or group and how long it plays, in the lower corners of its picture. */
export const TakeMarks = ({ number, seconds }: { readonly number?: string | number; readonly seconds: number }) => (
  <>
    {number === undefined ? null : <span className="take-number">{number}</span>}
    <span className="take-length">{lengthWords(seconds)}</span>
  </>
)
