/** The hint of a text area that uses `submitByKeys`; hidden on touch devices, which have no such keys. */
export const SubmitKeysHint = () => <span className="pointer-coarse:hidden">Ctrl+Enter sends.</span>
