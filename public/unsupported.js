// Browsers without modules (Internet Explorer) run this and nothing else of the app. Written for them: ES3.
;(function () {
  var box = document.createElement('div')
  box.setAttribute('role', 'alert')
  box.style.cssText =
    'position:fixed;top:0;left:0;width:100%;height:100%;background:#fff;color:#0f1c24;font:18px/1.5 Arial,sans-serif;text-align:center;padding-top:20%;z-index:9999'
  var words =
    'This site does not work in this browser. Please open it in a current version of Chrome, Edge, Firefox or Safari.'
  box.appendChild(document.createTextNode(words))
  function show() {
    document.body.appendChild(box)
  }
  if (document.body) show()
  // From version 9 on; the older ones know the other way only.
  else if (document.addEventListener) document.addEventListener('DOMContentLoaded', show)
  else
    document.attachEvent('onreadystatechange', function () {
      if (document.readyState === 'complete') show()
    })
})()
