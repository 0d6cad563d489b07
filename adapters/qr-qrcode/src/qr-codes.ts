import type { QrCodes } from '@callboard/lobby'
import type { QRCodeToStringOptions } from 'qrcode'

async function drawQr(text: string, options: QRCodeToStringOptions): Promise<string> {
  const { default: qrcode } = await import('qrcode')
  return await qrcode.toString(text, options)
}

/** Medium error correction survives a scratch on paper and a lamp in a screen. */
export const qrCodes: QrCodes = {
  svg: (text) => drawQr(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }),
}

/** As lines for a terminal, black on white in its own colours, so that a dark window shows it right, too. */
export const terminalQr = (text: string): Promise<string> =>
  drawQr(text, { type: 'terminal', small: true, errorCorrectionLevel: 'L' })
