const LONGEST_WAIT_MS = 2_000
const WITHOUT_IDLE_MS = 50

/**
 * Loads a page's scripts once what people look at is there and painted: text, letters and the picture above it need not
 * share the line and the processor with them. Until then links are links. A picture that is slow to come holds them up
 * for a while only.
 */
export const beginScript = (files: readonly string[]): string => `(function(){
function begin(){${JSON.stringify(files)}.forEach(function(file){import(file)})}
addEventListener('load',function(){
if(window.requestIdleCallback)requestIdleCallback(begin,{timeout:200});else setTimeout(begin,${WITHOUT_IDLE_MS})});
addEventListener('DOMContentLoaded',function(){setTimeout(begin,${LONGEST_WAIT_MS})});
})()`
