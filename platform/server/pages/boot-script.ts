import { HYDRATED_EVENT } from '../../rules/hydrated.ts'

const MAX_WAIT_MS = 2_000

/** The ID of the element that holds the names of a page's scripts, as JSON. */
export const SCRIPT_NAMES = 'page-scripts'

/**
 * Loads a page's scripts after its text, fonts and first image are loaded and painted, so that they do not compete for the connection and
 * the processor. It waits two seconds at most. The last button pressed before hydration is pressed again afterwards. Its text is the same
 * for every page, so that the policy can contain its hash; it loads only files of `folder`, whatever a page lists.
 */
export const bootScript = (folder: string): string => `(function(){
var pressed;
function press(event){var button=event.target.closest('button');if(button){event.preventDefault();pressed=button}}
addEventListener('click',press,true);
addEventListener('${HYDRATED_EVENT}',function(){removeEventListener('click',press,true);if(pressed&&pressed.isConnected)pressed.click();pressed=null});
var names=JSON.parse(document.getElementById('${SCRIPT_NAMES}').textContent);
function load(name){if(!/^[\\w.-]+$/.test(name))return;var script=document.createElement('script');script.type='module';script.src='${folder}'+name;document.head.append(script)}
function begin(){names.splice(0).forEach(load)}
function seen(list){if(list.getEntriesByName('first-contentful-paint').length>0)begin()}
addEventListener('load',function(){new PerformanceObserver(seen).observe({type:'paint',buffered:true})});
addEventListener('DOMContentLoaded',function(){setTimeout(begin,${MAX_WAIT_MS})});
})()`
