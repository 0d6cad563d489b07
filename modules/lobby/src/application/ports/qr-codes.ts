import { type Token, token } from '@callboard/core'

/** Draws QR codes. */
export interface QrCodes {
  /** @returns an SVG picture, dark on white, that phones read from a screen or paper */
  svg(text: string): Promise<string>
}

export const QR_CODES: Token<QrCodes> = token('lobby.qr-codes')
