import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { houseIcon } from '#platform/web/ui/icons.ts'

export const home = defineWebFeature({
  name: 'home',
  screens: [{ path: '/', page: 'features/home/web/HomePage.tsx' }],
  navigation: [{ to: '/', label: 'Home', icon: houseIcon, position: [1, 1], tab: { position: 1, label: 'Home' } }],
  shortcuts: [{ keys: ['g', 'h'], to: '/', label: 'Go to Home' }],
})
