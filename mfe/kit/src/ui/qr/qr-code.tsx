import { useQuery } from '@tanstack/react-query'
import { toString as drawQr } from 'qrcode'

/** An address as a QR code that another device can read from a screen; dark on white in both schemes. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const drawing = useQuery({
    queryKey: ['qr', address],
    queryFn: () => drawQr(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!drawing.data) return null
  return (
    <img
      alt={label}
      width={200}
      height={200}
      src={`data:image/svg+xml;utf8,${encodeURIComponent(drawing.data)}`}
    />
  )
}
