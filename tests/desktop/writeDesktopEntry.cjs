// A hook of electron-builder: writes the desktop entry that a deb gets, which needs no tool that has to be downloaded.
const { writeFile } = require('node:fs/promises');
const { join } = require('node:path');
const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper');

exports.default = async ({ packager, appOutDir }) => {
  const helper = new LinuxTargetHelper(packager);
  const entry = await helper.computeDesktopEntry(packager.platformSpecificBuildOptions);
  await writeFile(join(appOutDir, `${helper.getDesktopFileName()}.desktop`), entry);
  const icons = await helper.icons;
  await writeFile(join(appOutDir, 'icons.json'), JSON.stringify(icons.map(({ size }) => size)));
};
