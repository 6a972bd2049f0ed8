import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { arrowLeftRightIcon, logOutIcon, settingsIcon } from '#platform/web/ui/icons.ts'
import { LOG_IN_PATH, LOGOUT_PATH, SETTINGS_PATH, SWITCH_PROFILE_PATH } from '../rules/paths.ts'

export const accounts = defineWebFeature({
  name: 'accounts',
  screens: [
    { path: '/settings', page: 'features/accounts/web/SettingsPage.tsx', query: ['section'], layout: 'features/accounts/web/SettingsLayout.tsx' },
    { path: '/switchProfile', page: 'features/accounts/web/SwitchProfilePage.tsx' },
    { path: '/logout', page: 'features/accounts/web/LogoutPage.tsx' },
    { path: '/forgot-password', page: 'features/accounts/web/ForgotPasswordPage.tsx' },
    { path: '/reset-password', page: 'features/accounts/web/ResetPasswordPage.tsx' },
    { path: '/verify-email', page: 'features/accounts/web/VerifyEmailPage.tsx' },
    { path: LOG_IN_PATH, page: 'features/accounts/web/LoginPage.tsx' },
    { path: '/signup', page: 'features/accounts/web/SignUpPage.tsx' },
  ],
  navigation: [
    { to: SETTINGS_PATH, label: 'Settings', icon: settingsIcon, position: [2, 3] },
    { to: SWITCH_PROFILE_PATH, label: 'Switch Profile', icon: arrowLeftRightIcon, position: [3, 1] },
    { to: LOGOUT_PATH, label: 'Logout', icon: logOutIcon, position: [3, 4] },
  ],
  contributes: { paletteActions: [{ load: () => import('./palette-actions.ts') }] },
  shortcuts: [{ keys: ['g', 's'], to: SETTINGS_PATH, label: 'Go to Settings' }],
})
