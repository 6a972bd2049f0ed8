/** The local storage key of the day on which the opening was shown. */
export const OPENING_KEY = 'cloggle.opening'

/**
 * Runs in the page's head before anything is painted, so that nothing flashes or jumps. It sets on <html>: `data-theme` (dark or light,
 * when chosen), `data-sidebar` (expanded or collapsed), `data-session` (in, when a login is stored) and `data-opening` (run, once per
 * calendar day, but not under the login dialog of `/login`; the day is stored when it begins, so that it does not begin again on the next page). Until the page's own script has loaded, any key but Tab and any press end the opening; after eight seconds without that script
 * the opening ends.
 */
export const BEFORE_PAINT = `(function(){
var h=document.documentElement,d=h.dataset,s=null,wide=matchMedia('(min-width:64rem)').matches;
function get(k){try{return localStorage.getItem(k)}catch(e){return null}}
try{s=localStorage}catch(e){}
var t=get('theme');if(t==='dark'||t==='light')d.theme=t;
d.sidebar=wide&&get('cloggle.sidebar')!=='collapsed'?'expanded':'collapsed';
if(get('token')&&get('user'))d.session='in';
var n=new Date(),p=function(v){return(v<10?'0':'')+v},day=n.getFullYear()+'-'+p(n.getMonth()+1)+'-'+p(n.getDate());
if(!s||location.pathname==='/login'||get('${OPENING_KEY}')===day)return;
try{s.setItem('${OPENING_KEY}',day)}catch(e){return}
if(matchMedia('(prefers-reduced-motion:reduce)').matches)return;
d.opening='run';
function done(){delete d.opening}
function early(e){
if(d.opening!=='run')return;
var k=e.key,t=e.target;
if(e.type==='keydown'?!/^(Tab|Shift|Control|Alt|Meta)$/.test(k):t.closest&&t.closest('#opening')){e.preventDefault();done()}}
addEventListener('keydown',early);addEventListener('click',early);
setTimeout(function(){if(d.opening==='run')done()},8000);
})()`
