import { ALIVE } from '../../rules/alive.ts'

const LONGEST_WAIT_MS = 2_000

/**
 * Loads a page's scripts once what people look at is there and painted: text, letters and the picture above it need not
 * share the line and the processor with them. Until then links are links. A picture that is slow to come holds them up
 * for a while only, and so does a window that nobody looks at. The last button that was pressed until then is pressed
 * again when the page is alive.
 */
export const beginScript = (files: readonly string[]): string => `(function(){
var pressed;
function press(event){var button=event.target.closest('button');if(button){event.preventDefault();pressed=button}}
addEventListener('click',press,true);
addEventListener('${ALIVE}',function(){removeEventListener('click',press,true);if(pressed&&pressed.isConnected)pressed.click();pressed=null});
function begin(){${JSON.stringify(files)}.forEach(function(file){import(file)})}
function seen(list){if(list.getEntriesByName('first-contentful-paint').length>0)begin()}
addEventListener('load',function(){new PerformanceObserver(seen).observe({type:'paint',buffered:true})});
addEventListener('DOMContentLoaded',function(){setTimeout(begin,${LONGEST_WAIT_MS})});
})()`
