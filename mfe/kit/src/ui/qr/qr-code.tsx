import { toString as drawQr } from 'qrcode'
import { useEffect, useState } from 'react'

/** An address as a QR code that another device can read from a screen; dark on white in both schemes. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const [drawing, setDrawing] = useState<string>()
  useEffect(() => {
    let isGone = false
    drawQr(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }).then((svg) => {
      if (!isGone) setDrawing(svg)
    })
    return () => {
      isGone = true
    }
  }, [address])
  if (drawing === undefined) return null
  return (
    <img
      alt={label}
      width={200}
      height={200}
      src={`data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`}
    />
  )
}
