import { builder } from './graphql/builder.ts'
import type { QrCode } from './qr-code.ts'

export const Qr = builder.objectRef<QrCode>('QrCode').implement({
  description: 'A QR code as the SVG path of its dark squares, with the border that scanners need.',
  fields: (t) => ({
    path: t.exposeString('path', { may: 'anyone' }),
    size: t.exposeInt('size', { may: 'anyone' }),
  }),
})
