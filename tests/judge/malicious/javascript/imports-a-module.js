// Wrong Answer or Compile Error or Runtime Error
async function answer(number) { const fs = await import("node:fs"); return fs && 42 }
