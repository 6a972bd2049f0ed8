/** The door of connections: by what people find together, for wherever a person is shown. */
export { useApart } from './apart-store.ts'
export { ConnectButton } from './ConnectButton.tsx'
export { ConnectionsFeed } from './ConnectionsFeed.tsx'
export { FollowButton } from './FollowButton.tsx'
export { FollowToggle } from './FollowToggle.tsx'
export { PersonCardFields } from './PersonCardFields.ts'
export { PersonMenu } from './PersonMenu.tsx'
